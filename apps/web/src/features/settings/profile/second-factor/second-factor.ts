import type { components } from '@kiban/client';

export type SecondFactorState = components['schemas']['SecondFactor'];
export type SecondFactorSetup = components['schemas']['SecondFactorSetup'];

export const SECOND_FACTOR = '/me/second-factor';
/** Fewer recovery codes than this are worth a warning. */
export const FEW_CODES = 4;
