/** Exports a list of lands as text or CSV. */
import type { Language } from '../../../content/bilingual';
import type { Words } from '../../../i18n/en';
import { ruleSets } from '../../../rules/landless/land';
import type { ConvertedRow } from '../../../rules/landless/list-of-lands';
import { csvOf } from '../../../session/lib/csv';
import { explainNoLand, nameOfLand, typeLineOf } from '../land-words';

/** Returns one line per card, in order, with the sideboard marked: "4 Lightning Bolt — Mountain; Mountain". */
export function listAsText(
  rows: readonly ConvertedRow[],
  { lands: words }: Words,
  language: Language,
): string {
  const header = `${words.list.card} — ${ruleSets.map((ruleSet) => words.ruleSets[ruleSet]).join('; ')}`;
  const lines = rows.map((row) => {
    const { count, name, isSideboard } = row.listedCard;
    const landNames =
      row.kind === 'land'
        ? ruleSets.map((ruleSet) => nameOfLand(row.lands[ruleSet], language)).join('; ')
        : explainNoLand(row.kind, words.list);
    return `${count} ${name}${isSideboard ? ` (${words.list.sideboard})` : ''} — ${landNames}`;
  });
  return `${[header, ...lines].join('\n')}\n`;
}

/** Returns a header row and one row per card, in order. */
export function listAsCsv(
  rows: readonly ConvertedRow[],
  { lands: words }: Words,
  language: Language,
): string {
  const { columns, card, sideboard } = words.list;
  const header = [
    columns.count,
    card,
    columns.board,
    columns.known,
    ...ruleSets.flatMap((ruleSet) => [words.ruleSets[ruleSet], columns.type]),
  ];
  const lines = rows.map((row) => {
    const { count, name, isSideboard } = row.listedCard;
    return [
      `${count}`,
      name,
      isSideboard ? sideboard : '',
      row.kind === 'unknown' ? '' : row.card.name,
      ...(row.kind === 'land'
        ? ruleSets.flatMap((ruleSet) => {
            const land = row.lands[ruleSet];
            return [nameOfLand(land, language), typeLineOf(land, language)];
          })
        : [explainNoLand(row.kind, words.list), '', '', '']),
    ];
  });
  return csvOf([header, ...lines]);
}
