import { describe, expect, it } from '@jest/globals';
import { RelayPositions, type Hole, type PlacedMessage } from './relay-positions.js';

/** Notes deliveries in a row; each is a position, or more properties. */
function holesOf(...messages: (number | (Partial<PlacedMessage> & { position: number }))[]): Hole[] {
  const positions = new RelayPositions();
  let delivery = 0;
  return messages.flatMap((message) => {
    const given = typeof message === 'number' ? { position: message } : message;
    const placed = {
      source: 'boards',
      redelivered: false,
      replayed: false,
      delivery: delivery + 1,
      ...given,
    };
    delivery = placed.delivery;
    return positions.note(placed) ?? [];
  });
}

describe('the positions of a relay', () => {
  it('have no hole while they follow each other, from any first one', () => {
    expect(holesOf(7, 8, 9)).toEqual([]);
  });

  it('have one hole between two that do not follow', () => {
    expect(holesOf(7, 8, 12, 13)).toEqual([{ source: 'boards', from: 9, to: 11 }]);
  });

  it('have no hole where one arrives again', () => {
    expect(holesOf(1, 2, 2, 3, 1, 4)).toEqual([]);
  });

  it('are counted for each source', () => {
    expect(holesOf(1, { source: 'auth', position: 5 }, 2, { source: 'auth', position: 7 })).toEqual([
      { source: 'auth', from: 6, to: 6 },
    ]);
  });

  it('are not compared over deliveries to another replica', () => {
    expect(holesOf(1, 2, { position: 6, delivery: 6 }, 7)).toEqual([]);
  });

  it('do not begin with a redelivered or replayed message', () => {
    expect(holesOf({ position: 2, redelivered: true }, { position: 3, replayed: true }, 9, 10)).toEqual([]);
  });

  it('are continued by a replay of a lost tail', () => {
    expect(holesOf(1, 2, { position: 3, replayed: true }, 4)).toEqual([]);
    expect(holesOf(1, 2, { position: 1, replayed: true }, 3)).toEqual([]);
  });
});
