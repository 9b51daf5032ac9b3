import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { DomainError } from '@kiban/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { createValidationPipe } from './validation.js';

class FilterDto {
  @IsOptional()
  @IsString()
  @MaxLength(5)
  name?: string;
}

class NarrowerFilterDto extends FilterDto {
  @IsString()
  place!: string;
}

const pipe = createValidationPipe();
const read = (value: unknown, metatype: new () => object): Promise<unknown> =>
  pipe.transform(value, { type: 'query', metatype }) as Promise<unknown>;
const rejectionOf = (value: unknown, metatype: new () => object): Promise<DomainError> =>
  read(value, metatype).then(
    () => Promise.reject(new Error('It was taken.')),
    (error: unknown) => error as DomainError,
  );

describe('the validation of a query', () => {
  it('gives each request without parameters an object of its own', async () => {
    const [first, second, third] = [
      await read({}, FilterDto),
      await read({}, FilterDto),
      await read({}, FilterDto),
    ];
    expect(first).toBeInstanceOf(FilterDto);
    expect(third).toBeInstanceOf(FilterDto);
    expect(second).not.toBe(third);
  });

  it('rejects a missing parameter every time, even if its parent class requires none', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await read({}, FilterDto);
      const rejection = await rejectionOf({}, NarrowerFilterDto);
      expect(rejection).toMatchObject({ code: 'validation_failed', details: [{ field: 'place' }] });
    }
  });

  it('applies the same rules to every value, however often they are looked up', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await read({ name: 'short' }, FilterDto)).toEqual({ name: 'short' });
      expect((await rejectionOf({ name: 'too long' }, FilterDto)).details).toMatchObject([{ field: 'name' }]);
      expect((await rejectionOf({ other: '1' }, FilterDto)).details).toMatchObject([
        { code: 'unknown_member' },
      ]);
      expect((await rejectionOf({ name: 'too long' }, NarrowerFilterDto)).details).toHaveLength(2);
    }
  });
});
