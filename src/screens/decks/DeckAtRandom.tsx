import { useState } from 'preact/hooks';
import { planarSets } from '../../content/planes/planar-sets';
import { Button } from '../../design/Button';
import { mostPhenomena, smallestSharedDeck } from '../../rules/planar/planar-deck';
import type { Catalogue } from '../../session/catalogue';
import { useSession } from '../../session/session';
import { Check } from '../parts/Check';
import { Stepper } from '../parts/Stepper';
import { useLanguage, useWords } from '../parts/words';
import { PLAYERS } from './deck-words';
import styles from './NewDeck.module.css';
import { dealFromSets, poolOfSets } from './random-deck';
import { planarSetCodes } from './ready-made-decks';
import { useNewDeck } from './use-new-deck';

const [FEWEST, MOST] = PLAYERS;
const USUAL = 4;

/** A legal deck for so many players, drawn from the sets that are wanted. */
export function DeckAtRandom({ catalogue }: { catalogue: Catalogue }) {
  const { myDecks } = useWords();
  const language = useLanguage();
  const { freshSeed } = useSession();
  const make = useNewDeck();
  const [players, setPlayers] = useState(USUAL);
  const [wanted, setWanted] = useState(USUAL);
  const [sets, setSets] = useState(() => planarSetCodes.filter((set) => planarSets[set].pool === 'official'));
  const pool = poolOfSets(sets, catalogue.cardsOf);
  const planes = pool.filter(({ kind }) => kind === 'plane').length;
  const most = Math.min(mostPhenomena(players), pool.length - planes);
  const phenomena = Math.min(wanted, most);
  const needed = smallestSharedDeck(players) - phenomena;
  return (
    <div class={styles.inside}>
      <Stepper label={myDecks.players} value={players} least={FEWEST} most={MOST} onChange={setPlayers} />
      <Stepper label={myDecks.phenomena} value={phenomena} least={0} most={most} onChange={setWanted} />
      <fieldset>
        <legend class={styles.label}>{myDecks.sets}</legend>
        {planarSetCodes.map((set) => (
          <Check
            key={set}
            checked={sets.includes(set)}
            onChange={() => setSets(sets.includes(set) ? sets.filter((one) => one !== set) : [...sets, set])}
          >
            {planarSets[set].name[language]}
          </Check>
        ))}
      </fieldset>
      {planes < needed && <p class={styles.mistake}>{myDecks.tooSmall(needed)}</p>}
      <Button
        wide
        disabled={planes < needed}
        onClick={() => make(myDecks.randomName(players), dealFromSets(pool, players, phenomena, freshSeed()))}
      >
        {myDecks.deal}
      </Button>
    </div>
  );
}
