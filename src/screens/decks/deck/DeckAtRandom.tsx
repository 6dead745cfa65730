import { useState } from 'preact/hooks';
import { type CardSelection, planarSetCodes, planarSets } from '../../../content/planes/planar-sets';
import { Button } from '../../../design/Button';
import { MAX_SEATS, MIN_PLAYERS } from '../../../rules/limits';
import { maxPhenomena, smallestSharedDeckSize } from '../../../rules/planar/decks/planar-deck';
import type { Catalog } from '../../../session/cards/catalog';
import { useDevice } from '../../../session/contexts/use-device';
import { cardsToDeal, dealRandomDeck } from '../../../session/decks/random-deck';
import { Check } from '../../parts/field/Check';
import { Stepper } from '../../parts/field/Stepper';
import { useLanguage, useWords } from '../../parts/words';
import styles from '../deck-form.module.css';
import { useNewDeck } from './use-new-deck';
import { DEFAULT_PLAYERS } from './use-usual-players';

/** A form that creates a random legal deck for a number of players from the chosen sets. */
export function DeckAtRandom({ catalog }: { catalog: Catalog }) {
  const { myDecks, customCards } = useWords();
  const language = useLanguage();
  const { randomSeed } = useDevice();
  const createDeck = useNewDeck();
  const [players, setPlayers] = useState(DEFAULT_PLAYERS);
  const [wanted, setWanted] = useState(DEFAULT_PLAYERS);
  const [from, setFrom] = useState<readonly CardSelection[]>(() =>
    planarSetCodes.filter((set) => planarSets[set].pool === 'official'),
  );
  const [isRemote, setRemote] = useState(false);
  const [isWithoutProps, setWithoutProps] = useState(true);
  const pool = cardsToDeal({ from, isRemote, isWithoutProps }, catalog.cardsOf);
  const sets = [
    ...planarSetCodes.map((value) => ({ value, name: planarSets[value].name[language] })),
    ...(catalog.cardsOf('own').length > 0 ? [{ value: 'own', name: customCards.title } as const] : []),
  ];
  const planes = pool.filter(({ kind }) => kind === 'plane').length;
  const most = Math.min(maxPhenomena(players), pool.length - planes);
  const phenomena = Math.min(wanted, most);
  const needed = smallestSharedDeckSize(players) - phenomena;
  return (
    <div class={styles.inside}>
      <Stepper
        label={myDecks.players}
        value={players}
        min={MIN_PLAYERS}
        max={MAX_SEATS}
        onChange={setPlayers}
      />
      <Stepper label={myDecks.phenomena} value={phenomena} min={0} max={most} onChange={setWanted} />
      <fieldset>
        <legend class={styles.label}>{myDecks.sets}</legend>
        {sets.map(({ value, name }) => (
          <Check
            key={value}
            checked={from.includes(value)}
            onChange={() =>
              setFrom(from.includes(value) ? from.filter((one) => one !== value) : [...from, value])
            }
          >
            {name}
          </Check>
        ))}
      </fieldset>
      <div>
        <Check checked={isRemote} onChange={() => setRemote(!isRemote)}>
          {myDecks.webcamFriendly}
        </Check>
        <Check checked={isWithoutProps} onChange={() => setWithoutProps(!isWithoutProps)}>
          {myDecks.onlyCommonItems}
        </Check>
      </div>
      {planes < needed && <p class={styles.mistake}>{myDecks.tooSmall(needed)}</p>}
      <Button
        wide
        disabled={planes < needed}
        onClick={() =>
          createDeck(myDecks.randomName(players), dealRandomDeck(pool, players, phenomena, randomSeed()))
        }
      >
        {myDecks.createRandom}
      </Button>
    </div>
  );
}
