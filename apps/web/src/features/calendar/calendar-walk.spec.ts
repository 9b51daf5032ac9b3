import { describe, expect, it } from '@jest/globals';
import { nextStop, type Stop, type WalkDirection } from './calendar-walk.js';
import { layOutWeek } from './week-lanes.js';

/** A week and the next one. */
const [ONE, TWO] = [700, 707];
const CARDS = [
  { id: 1, first: ONE + 1, last: TWO + 1 },
  { id: 2, first: ONE + 2, last: ONE + 3 },
  ...[3, 4, 5].map((id) => ({ id, first: TWO + 4, last: TWO + 4 })),
];
const weeks = [ONE, TWO].map((start) => layOutWeek(CARDS, start, 2));

const walk = (from: Stop, ...directions: WalkDirection[]): Stop =>
  directions.reduce((at, direction) => nextStop(weeks, at, direction), from);
const day = (number: number): Stop => ({ kind: 'day', day: number });
const card = (id: number, number: number): Stop => ({ kind: 'card', id, day: number });

describe('the focus in a calendar', () => {
  it('goes down through the cards of a day to the day below, and back', () => {
    expect(walk(day(ONE + 2), 'down')).toEqual(card(1, ONE + 2));
    expect(walk(day(ONE + 2), 'down', 'down')).toEqual(card(2, ONE + 2));
    expect(walk(day(ONE + 2), 'down', 'down', 'down')).toEqual(day(TWO + 2));
    expect(walk(day(TWO + 2), 'up')).toEqual(card(2, ONE + 2));
  });

  it('goes beside a bar to the nearest day that it does not cover', () => {
    expect(walk(card(2, ONE + 2), 'left')).toEqual(card(1, ONE + 1));
    expect(walk(card(2, ONE + 2), 'right')).toEqual(card(1, ONE + 4));
    expect(walk(card(1, ONE + 4), 'right')).toEqual(card(1, TWO));
    expect(walk(day(ONE + 2), 'left')).toEqual(day(ONE + 1));
  });

  it('reaches the number of cards that are not drawn', () => {
    expect(walk(day(TWO + 4), 'down', 'down')).toEqual({ kind: 'more', day: TWO + 4 });
  });

  it('goes on into weeks that are not shown, but not out of the calendar', () => {
    expect(walk(day(ONE), 'up')).toEqual(day(ONE - 7));
    expect(walk(day(TWO + 6), 'right')).toEqual(day(TWO + 7));
    expect(nextStop(weeks, day(2_932_896), 'right')).toEqual(day(2_932_896));
  });
});
