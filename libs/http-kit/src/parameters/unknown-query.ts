import { SetMetadata, type CustomDecorator, type Type } from '@nestjs/common';

const IGNORED = 'kiban:unknown-query-ignored';

/** The routes of a controller ignore query parameters that they do not declare, as a protocol of others demands. */
export const IgnoresUnknownQuery = (): CustomDecorator => SetMetadata(IGNORED, true);

/** Also for a controller that extends one with the mark. */
export const ignoresUnknownQuery = (controller: Type): boolean =>
  Reflect.getMetadata(IGNORED, controller) === true;
