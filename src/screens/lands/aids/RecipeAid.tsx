import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { Choice } from '../../../design/Choice';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import {
  MAX_DECK_SIZE,
  MIN_DECK_SIZE,
  type Recipe,
  scaleRecipe,
  USUAL_DECK_SIZE,
} from '../../../rules/landless/recipe';
import { DECK_NUMBER_COUNT, type RecipeDeck } from '../../../rules/landless/recipe-draw';
import { useDevice } from '../../../session/contexts/use-device';
import { Disclosure } from '../../parts/field/Disclosure';
import field from '../../parts/field/text-field.module.css';
import { useIsRoomy } from '../../parts/use-is-roomy';
import { useWords } from '../../parts/words';
import styles from '../LandsScreen.module.css';
import { DeckFromAllCards } from './DeckFromAllCards';
import { DeckFromList, OwnListField, useOwnList } from './DeckFromList';
import { formatDeckNumber } from './RecipeDeckList';

interface RecipeAidProps {
  /** The last deck drawn. */
  deckRequest: RecipeDeck | undefined;
  onDeckChange: (deckRequest: RecipeDeck) => void;
  /** Shows a deck as a list of lands. */
  onShowAsList: (list: string) => void;
  /** Makes a deck the collection of the random draft. */
  onUseForDraft: (list: string) => void;
  /** Leads to the game with one shared deck of this size. */
  onPlay: (size: number) => void;
}

/** The recipe for a shared deck of any size, and a random deck that follows it. */
export function RecipeAid({
  deckRequest,
  onDeckChange,
  onShowAsList,
  onUseForDraft,
  onPlay,
}: RecipeAidProps) {
  const { recipe: words } = useWords().lands;
  const { randomSeed } = useDevice();
  const [typed, setTyped] = useState(`${deckRequest?.size ?? USUAL_DECK_SIZE}`);
  const isRoomy = useIsRoomy();
  const size = Number(typed);
  const recipe = scaleRecipe(size);
  const [source, setSource] = useState<RecipeDeck['from']>(deckRequest?.from);
  const ownList = useOwnList(source === 'list');
  const canDraw = source === undefined || ownList.pool.cardCount > 0;
  const draw = () =>
    onDeckChange({ size, number: randomSeed()[0] % DECK_NUMBER_COUNT, ...(source && { from: source }) });

  function changeSource(newSource: RecipeDeck['from']) {
    setSource(newSource);
    if (deckRequest)
      onDeckChange({
        size: deckRequest.size,
        number: deckRequest.number,
        ...(newSource && { from: newSource }),
      });
  }

  return (
    <Disclosure title={words.title} framed open={isRoomy || deckRequest !== undefined} restoreKey="recipe">
      <div class={common.stack3}>
        <p class={common.note}>{words.note}</p>
        <NumberField
          label={words.size}
          value={typed}
          isInvalid={recipe === null}
          maxLength={4}
          onType={(value) => {
            setTyped(value);
            if (deckRequest && scaleRecipe(Number(value)))
              onDeckChange({ ...deckRequest, size: Number(value) });
          }}
        />
        {recipe === null && (
          <p class={common.mistake} role="alert">
            {words.range(MIN_DECK_SIZE, MAX_DECK_SIZE)}
          </p>
        )}
        {recipe && <RecipeShares recipe={recipe} />}
        {recipe && (
          <section class={common.stack3} aria-label={words.drawn}>
            <h2>{words.drawn}</h2>
            <p class={common.note}>{words.drawnNote}</p>
            <Choice
              label={words.source}
              value={source ?? 'all'}
              options={(['all', 'list'] as const).map((value) => ({ value, name: words.sources[value] }))}
              onChange={(value) => changeSource(value === 'list' ? value : undefined)}
            />
            {source === 'list' && <OwnListField {...ownList} />}
            <Button variant="primary" wide disabled={!canDraw} onClick={draw}>
              {deckRequest ? words.another : words.fill}
            </Button>
            {deckRequest && canDraw && (
              <>
                <DeckNumber deckRequest={deckRequest} onDeckChange={onDeckChange} />
                {source === 'list' ? (
                  <DeckFromList
                    deck={deckRequest}
                    pool={ownList.pool}
                    onUseForDraft={onUseForDraft}
                    onPlay={() => onPlay(deckRequest.size)}
                  />
                ) : (
                  <DeckFromAllCards
                    deck={deckRequest}
                    onShowAsList={onShowAsList}
                    onUseForDraft={onUseForDraft}
                    onPlay={() => onPlay(deckRequest.size)}
                  />
                )}
              </>
            )}
          </section>
        )}
      </div>
    </Disclosure>
  );
}

/** The deck's number, to be told to others or entered. */
function DeckNumber({
  deckRequest,
  onDeckChange,
}: {
  deckRequest: RecipeDeck;
  onDeckChange: (deckRequest: RecipeDeck) => void;
}) {
  const { recipe: words } = useWords().lands;
  const shownNumber = formatDeckNumber(deckRequest.number);
  /** What is typed, until another deck is drawn. */
  const [draft, setDraft] = useState({ text: shownNumber, number: deckRequest.number });
  const typed = draft.number === deckRequest.number ? draft.text : shownNumber;
  return (
    <>
      <NumberField
        label={words.deckNumber}
        value={typed}
        isInvalid={!/^\d{6}$/.test(typed)}
        maxLength={shownNumber.length}
        onType={(text) => {
          const number = /^\d{6}$/.test(text) ? Number(text) : deckRequest.number;
          setDraft({ text, number });
          if (number !== deckRequest.number) onDeckChange({ ...deckRequest, number });
        }}
      />
      <p class={common.note}>
        {deckRequest.from === 'list' ? words.deckNumberOfListNote : words.deckNumberNote}
      </p>
    </>
  );
}

interface NumberFieldProps {
  label: string;
  value: string;
  isInvalid: boolean;
  maxLength: number;
  onType: (value: string) => void;
}

function NumberField({ label, value, isInvalid, maxLength, onType }: NumberFieldProps) {
  return (
    <label class={styles.label}>
      {label}
      <input
        class={classNames(field.input, styles.number)}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        maxLength={maxLength}
        aria-invalid={isInvalid}
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </label>
  );
}

/** A table of how many cards there are of each rarity and color. */
function RecipeShares({ recipe }: { recipe: Recipe }) {
  const { recipe: words } = useWords().lands;
  return (
    <table class={styles.recipe}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.colorless}</th>
          <th scope="col">{words.perColor}</th>
          <th scope="col">{words.perPair}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {recipe.rows.map(({ rarity, colorless, perColor, perPair, total }) => (
          <tr key={rarity}>
            <th scope="row">{words.rarities[rarity]}</th>
            <td data-column={words.colorless}>{colorless}</td>
            <td data-column={words.perColor}>{perColor}</td>
            <td data-column={words.perPair}>{perPair}</td>
            <td data-column={words.total}>{total}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.total}</th>
          <td data-column={words.colorless}>{recipe.colorless}</td>
          <td data-column={words.perColor}>{recipe.perColor}</td>
          <td data-column={words.perPair}>{recipe.perPair}</td>
          <td data-column={words.total}>{recipe.size}</td>
        </tr>
      </tbody>
    </table>
  );
}
