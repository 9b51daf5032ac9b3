import { expect, it } from '@jest/globals';
import { getFaces, setFaces } from './card-faces.js';

const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
};

it('keeps the faces of each board', () => {
  const kept = storage();
  const faces = { hidden: ['due' as const], fields: [4], isCompact: true };
  setFaces(3, faces, kept);
  expect(getFaces(3, kept)).toEqual(faces);
  expect(getFaces(4, kept)).toEqual({ hidden: [], fields: [], isCompact: false });
});

it.each(['{', 'null', '[]', '{"hidden":5,"fields":["x",2],"isCompact":"yes"}'])(
  'reads what is not valid as the default: %s',
  (stored) => {
    const { hidden, isCompact } = getFaces(3, { getItem: () => stored });
    expect({ hidden, isCompact }).toEqual({ hidden: [], isCompact: false });
  },
);
