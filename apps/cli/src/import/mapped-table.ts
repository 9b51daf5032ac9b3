import {
  COLUMN_PROPERTIES,
  fieldTarget,
  isColumnTarget,
  PRESETS,
  presetOf,
  tableCards,
  UNNAMEABLE,
  unusedColumns,
  usualMapping,
  type ColumnTarget,
  type ImportReport,
  type Preset,
  type SourceCard,
  type Table,
} from '@kiban/import';
import { nameKey } from '@kiban/text';
import { CommandError, UsageError } from '../console/failure.js';

/**
 * @param maps `property=column` or `field:name=column` each
 * @param isOfJira whether it must be an export of Jira; otherwise any table is read
 * @returns the cards, and the columns that no property has
 * @throws UsageError, CommandError
 */
export function mappedTable(
  { titles, rows }: Table,
  maps: readonly string[],
  report: ImportReport,
  isOfJira = false,
): { cards: SourceCard[]; unused: string[] } {
  const preset = isOfJira ? jiraPreset(titles) : presetOf(titles);
  const mapping = usualMapping(
    titles,
    preset,
    maps.map((text) => chosen(text, titles)),
  );
  if (!mapping.includes('title'))
    throw new UsageError(`No column is a title. Choose one of ${titles.join(', ')}: --map title=<column>`);
  const cards = tableCards(rows, { titles, mapping, preset, report });
  return { cards, unused: unusedColumns(titles, rows, mapping, preset) };
}

function jiraPreset(titles: readonly string[]): Preset {
  const jira = PRESETS.find(({ id }) => id === 'jira');
  const has = new Set(titles.map((title) => title.toLowerCase()));
  if (jira && ['summary', 'status'].every((title) => has.has(title))) return jira;
  throw new CommandError(
    'The file is no CSV export of Jira: it needs the columns Summary and Status. For another language, use csv with --map.',
  );
}

function chosen(text: string, titles: readonly string[]): [ColumnTarget, number] {
  const at = text.indexOf('=');
  const [target, title] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (!isColumnTarget(target))
    throw new UsageError(
      `--map must be <property>=<column>, with ${COLUMN_PROPERTIES.join(', ')} or field:<name>.`,
    );
  if (target === fieldTarget(UNNAMEABLE))
    throw new UsageError(`No field can be named ${UNNAMEABLE}. Choose another name after field:.`);
  const column = titles.findIndex((one) => nameKey(one) === nameKey(title.trim()));
  if (column === -1)
    throw new UsageError(`There is no column ${JSON.stringify(title)}. Columns: ${titles.join(', ')}.`);
  return [target, column];
}
