import { type PlanarSetCode, planarSets } from '../../content/planes/planar-sets';
import { type PlanarType, planarTypes } from '../../content/planes/planar-types';
import { Select } from '../../design/Select';
import { useLanguage, useWords } from '../parts/words';
import styles from './CatalogScreen.module.css';
import { type CardQuery, kindFilters } from './find-cards';
import { mechanics } from './mechanics';

const ANY = 'any';

interface FiltersProps {
  query: CardQuery;
  onChange: (changes: Partial<CardQuery>) => void;
}

/** Filters for the catalog: card type, mechanic, planar type and set. */
export function Filters({ query, onChange }: FiltersProps) {
  const { catalog: words } = useWords();
  const language = useLanguage();
  const sets = Object.entries(planarSets).map(([value, { name }]) => ({
    value: value as PlanarSetCode,
    name: name[language],
  }));
  const types = Object.entries(planarTypes)
    .map(([value, name]) => ({ value: value as PlanarType, name: name[language] }))
    .sort((first, second) => first.name.localeCompare(second.name, language));
  return (
    <div class={styles.filters}>
      <Select
        label={words.filterLabel}
        value={query.kind}
        options={kindFilters.map((value) => ({
          value,
          name: value === 'all' ? words.filterLabel : words.filters[value],
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        label={words.mechanicLabel}
        value={query.mechanic ?? ANY}
        options={[
          { value: ANY, name: words.anyMechanic },
          ...mechanics.map((value) => ({ value, name: words.mechanics[value] })),
        ]}
        onChange={(mechanic) => onChange({ mechanic: mechanic === ANY ? null : mechanic })}
      />
      <Select
        label={words.typeLabel}
        value={query.planarType ?? ANY}
        options={[{ value: ANY, name: words.anyType }, ...types]}
        onChange={(planarType) => onChange({ planarType: planarType === ANY ? null : planarType })}
      />
      <Select
        label={words.setLabel}
        value={query.set ?? ANY}
        options={[{ value: ANY, name: words.anySet }, ...sets]}
        onChange={(set) => onChange({ set: set === ANY ? null : set })}
      />
    </div>
  );
}
