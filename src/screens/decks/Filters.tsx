import { useState } from 'preact/hooks';
import { type PlanarSetCode, planarSets } from '../../content/planes/planar-sets';
import { type PlanarType, planarTypes } from '../../content/planes/planar-types';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { Select } from '../../design/Select';
import { useLanguage, useWords } from '../parts/words';
import styles from './CatalogScreen.module.css';
import { type CardQuery, countFilters, kindFilters } from './catalog-search/find-cards';
import { mechanics } from './catalog-search/mechanics';

interface FiltersProps {
  query: CardQuery;
  onChange: (changes: Partial<CardQuery>) => void;
}

/** Filters for the catalog: card type, mechanic, planar type and set; collapsed unless they fit beside the search. */
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
  const activeCount = countFilters(query);
  // Filters of an earlier search must be obvious.
  const [isOpen, setOpen] = useState(activeCount > 0);
  return (
    <>
      <Button class={styles.filterButton} pressed={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.filterButton(activeCount)}
      </Button>
      <div class={classNames(styles.filters, !isOpen && styles.collapsed)}>
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
          value={query.mechanic}
          options={[
            { value: null, name: words.mechanicLabel },
            ...mechanics.map((value) => ({ value, name: words.mechanics[value] })),
          ]}
          onChange={(mechanic) => onChange({ mechanic })}
        />
        <Select
          label={words.typeLabel}
          value={query.planarType}
          options={[{ value: null, name: words.typeLabel }, ...types]}
          onChange={(planarType) => onChange({ planarType })}
        />
        <Select
          label={words.setLabel}
          value={query.set}
          options={[{ value: null, name: words.setLabel }, ...sets]}
          onChange={(set) => onChange({ set })}
        />
      </div>
    </>
  );
}
