import { applyDecorators, Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ValidationError } from '@kiban/contracts';

/** An id in the path, read as a positive integer. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  constructor(private readonly name: string) {}

  transform(value: string): number {
    const id = /^[1-9]\d{0,15}$/.test(value) ? Number(value) : Number.NaN;
    if (!Number.isSafeInteger(id))
      throw new ValidationError(this.name, 'id', `${this.name} in the path must be a positive integer.`);
    return id;
  }
}

/** A route's id parameter: `@PathId() id: number`. */
export function PathId(name = 'id'): ParameterDecorator {
  return Param(name, new IdPipe(name));
}

/** Documents the id parameter of a route. */
export function ApiPathId(name: string, description: string): MethodDecorator {
  return applyDecorators(
    ApiParam({ name, description, schema: { type: 'integer', minimum: 1 }, example: 42 }),
  );
}
