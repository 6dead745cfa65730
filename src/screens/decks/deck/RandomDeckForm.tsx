import { useState } from 'preact/hooks';
import { type CardSelection, planarSetCodes, planarSets } from '../../../content/planes/planar-sets';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../../rules/limits';
import { maxPhenomena, smallestSharedDeckSize } from '../../../rules/planar/decks/planar-deck';
import type { Catalog } from '../../../session/cards/catalog';
import { useDevice } from '../../../session/contexts/use-device';
import { dealRandomDeck, eligibleCards } from '../../../session/decks/random-deck';
import { Checkbox } from '../../parts/field/Checkbox';
import { Disclosure } from '../../parts/field/Disclosure';
import { Stepper } from '../../parts/field/Stepper';
import { useLanguage, useWords } from '../../parts/words';
import { useCreateDeck } from './use-create-deck';
import { DEFAULT_PLAYER_COUNT } from './use-last-player-count';

/** A form that creates a random legal deck for a number of players from the chosen sets. */
export function RandomDeckForm({ catalog }: { catalog: Catalog }) {
  const { myDecks, customCards } = useWords();
  const language = useLanguage();
  const { randomSeed } = useDevice();
  const createDeck = useCreateDeck();
  const [playerCount, setPlayerCount] = useState(DEFAULT_PLAYER_COUNT);
  const [wantedPhenomenonCount, setWantedPhenomenonCount] = useState(DEFAULT_PLAYER_COUNT);
  const [chosenSets, setChosenSets] = useState<readonly CardSelection[]>(() =>
    planarSetCodes.filter((set) => planarSets[set].pool === 'official'),
  );
  const [isRemote, setRemote] = useState(false);
  const [isWithoutRequiredItems, setWithoutRequiredItems] = useState(true);
  const pool = eligibleCards(
    { selections: chosenSets, isRemote, isWithoutRequiredItems },
    catalog.cardsOfKind,
  );
  const sets = [
    ...planarSetCodes.map((value) => ({ value, name: planarSets[value].name[language] })),
    ...(catalog.cardsOfKind('custom').length > 0
      ? [{ value: 'custom', name: customCards.title } as const]
      : []),
  ];
  const planeCount = pool.filter(({ kind }) => kind === 'plane').length;
  const phenomenonLimit = Math.min(maxPhenomena(playerCount), pool.length - planeCount);
  const phenomenonCount = Math.min(wantedPhenomenonCount, phenomenonLimit);
  const deckSize = smallestSharedDeckSize(playerCount);
  const neededPlaneCount = deckSize - phenomenonCount;
  return (
    <div class={common.disclosedContent}>
      <Stepper
        label={myDecks.players}
        value={playerCount}
        min={MIN_PLAYERS}
        max={MAX_PLAYERS_IN_NEW_GAME}
        onChange={setPlayerCount}
      />
      <Stepper
        label={myDecks.phenomena}
        value={phenomenonCount}
        min={0}
        max={phenomenonLimit}
        onChange={setWantedPhenomenonCount}
      />
      <Disclosure title={myDecks.setsChosen(chosenSets.length, sets.length)}>
        {sets.map(({ value, name }) => (
          <Checkbox
            key={value}
            checked={chosenSets.includes(value)}
            onChange={() =>
              setChosenSets(
                chosenSets.includes(value)
                  ? chosenSets.filter((set) => set !== value)
                  : [...chosenSets, value],
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </Disclosure>
      <div>
        <Checkbox checked={isRemote} onChange={() => setRemote(!isRemote)}>
          {myDecks.webcamFriendly}
        </Checkbox>
        <Checkbox
          checked={isWithoutRequiredItems}
          onChange={() => setWithoutRequiredItems(!isWithoutRequiredItems)}
        >
          {myDecks.onlyCommonItems}
        </Checkbox>
      </div>
      {planeCount < neededPlaneCount && <p class={common.mistake}>{myDecks.tooSmall(neededPlaneCount)}</p>}
      <Button
        wide
        disabled={planeCount < neededPlaneCount}
        onClick={() =>
          createDeck(
            myDecks.randomName(playerCount),
            dealRandomDeck(pool, playerCount, phenomenonCount, randomSeed()),
          )
        }
      >
        {myDecks.createDeck(deckSize)}
      </Button>
    </div>
  );
}
