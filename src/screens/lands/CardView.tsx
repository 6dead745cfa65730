import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Choice } from '../../design/Choice';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import type { CardCharacteristics } from '../../rules/landless/card-characteristics';
import { type Land, type RuleSet, ruleSets, rulings } from '../../rules/landless/land';
import { landify } from '../../rules/landless/landify';
import type { SavedLandlessForm } from '../../settings/saved-settings';
import { Disclosure } from '../parts/field/Disclosure';
import { focusOn } from '../parts/page/focus-on';
import { TermText } from '../parts/text/TermText';
import { useIsRoomy } from '../parts/use-is-roomy';
import { useLanguage, useWords } from '../parts/words';
import { CardDetails } from './CardDetails';
import { CostField } from './CostField';
import { EffectQuestion } from './EffectQuestion';
import { HouseRules } from './HouseRules';
import { LandCard } from './LandCard';
import { LandlessRuleLink } from './LandlessRuleLink';
import styles from './LandsScreen.module.css';
import { fillSentence, nameOfLand } from './land-words';
import {
  CLEARED_NAME_FIELDS,
  characteristicsFromForm,
  fieldsWhileTyping,
  formFieldsForCard,
  INITIAL_LANDS_FORM,
  isBlankLandsForm,
} from './lands-form';
import { NameField } from './NameField';
import { RulingList } from './RulingList';
import { useIsInSight } from './use-is-in-sight';
import { ZoneChanges } from './ZoneChanges';

interface CardViewProps {
  saved: SavedLandlessForm;
  /** Updates the latest state, even if several taps come before the next render. */
  onChange: (changes: (latest: SavedLandlessForm) => Partial<SavedLandlessForm>) => void;
}

/** One card as a land by either rule set: what it becomes, why, and which points the rules leave open. */
export function CardView({ saved, onChange }: CardViewProps) {
  const { lands } = useWords();
  const language = useLanguage();
  const { ruleSet, houseRules, typedCost } = saved;
  const change = (changes: Partial<SavedLandlessForm>) => onChange(() => changes);
  const card = characteristicsFromForm(saved);
  const shownCard: CardCharacteristics | null = 'mistake' in card || isBlankLandsForm(saved) ? null : card;
  const land = shownCard && landify(shownCard, ruleSet, houseRules);
  const isRealLand = land?.name.kind === 'itsOwn';
  const entrySection = useRef<HTMLDivElement>(null);
  const showLand = useShowLand(entrySection);
  const isRoomy = useIsRoomy();
  const isLandInSight = useIsInSight(() => entrySection.current?.querySelector('h2'), land !== null);
  return (
    <div class={styles.columns}>
      <div class={styles.column}>
        <div ref={entrySection} class={classNames(styles.column, styles.entry)}>
          <NameField
            typed={saved.typedName ?? null}
            onType={(typedName) => onChange((latest) => fieldsWhileTyping(latest, typedName))}
            name={saved.name ?? ''}
            onChoose={(name, known) => {
              change(formFieldsForCard(name, known));
              showLand();
            }}
            onMatch={(name, known) =>
              onChange(({ typedName }) => ({ ...formFieldsForCard(name, known), typedName }))
            }
          />
          <RuleSetChoice ruleSet={ruleSet} onChange={(value) => change({ ruleSet: value })} />
          {land && <LandCard land={land} cardName={saved.name} />}
          <p role="status" class="visually-hidden">
            {saved.name && land && nameOfLand(land, language)}
          </p>
          {land && shownCard && (
            <div class={styles.answers}>
              {isRealLand ? (
                <div class={styles.realLand}>
                  <Reasons land={land} />
                </div>
              ) : (
                <Disclosure title={lands.why} restoreKey="why" class={styles.answerDisclosure}>
                  <Reasons land={land} />
                </Disclosure>
              )}
              <EffectQuestion
                card={shownCard}
                ruleSet={ruleSet}
                houseRules={houseRules}
                onPickCardType={(type) =>
                  change({ card: { ...saved.card, types: [type] }, ...CLEARED_NAME_FIELDS })
                }
              />
            </div>
          )}
          <Disclosure
            title={lands.byCost}
            open={!saved.name && (isRoomy || !isBlankLandsForm(saved))}
            restoreKey="cost"
            framed
            class={styles.framedDisclosure}
          >
            <div class={styles.column}>
              <CostField
                typed={typedCost}
                parsed={card}
                land={saved.name ? null : land}
                isLandInSight={isLandInSight}
                onEdit={(edit) =>
                  onChange((latest) => ({
                    typedCost: edit(latest.typedCost),
                    ...CLEARED_NAME_FIELDS,
                    // Another cost is another card, unless the card was described by hand.
                    ...(latest.name && { card: INITIAL_LANDS_FORM.card }),
                  }))
                }
              />
              <CardDetails
                card={saved.card}
                onChange={(described) => change({ card: described, ...CLEARED_NAME_FIELDS })}
              />
            </div>
          </Disclosure>
        </div>
      </div>
      <div class={styles.column}>
        {land && !isRealLand && <ZoneChanges ruleSet={ruleSet} />}
        {ruleSet === 'cube' && (
          <HouseRules
            isInitiallyOpen={isRoomy}
            houseRules={houseRules}
            onChange={(newHouseRules) => change({ houseRules: newHouseRules })}
          />
        )}
        <Disclosure
          title={lands.allOpenQuestions}
          restoreKey="rulings"
          framed
          class={styles.framedDisclosure}
        >
          <RulingList rulings={rulings[ruleSet]} />
        </Disclosure>
      </div>
    </div>
  );
}

/**
 * Returns a function that focuses the land after the next render, when the list of suggestions is gone, and brings the
 * entry into view from its top, so that the next card can be entered without scrolling.
 */
function useShowLand(entry: RefObject<HTMLElement | null>): () => void {
  const [showRequestCount, setShowRequestCount] = useState(0);
  useEffect(() => {
    if (showRequestCount === 0) return;
    focusOn(entry.current?.querySelector('h2'));
    entry.current?.scrollIntoView({ block: 'nearest' });
  }, [showRequestCount]);
  return () => setShowRequestCount((count) => count + 1);
}

interface RuleSetChoiceProps {
  ruleSet: RuleSet;
  onChange: (ruleSet: RuleSet) => void;
}

function RuleSetChoice({ ruleSet, onChange }: RuleSetChoiceProps) {
  const { lands } = useWords();
  return (
    <div class={styles.ruleSet}>
      <Choice
        label={lands.ruleSet}
        value={ruleSet}
        options={ruleSets.map((value) => ({
          value,
          name: lands.ruleSets[value],
        }))}
        onChange={onChange}
      />
      <p class={common.note}>{lands.ruleSetNotes[ruleSet]}</p>
    </div>
  );
}

/** The reasons why the card becomes this land, and the points that the rules leave open about it. */
function Reasons({ land }: { land: Land }) {
  const { lands } = useWords();
  return (
    <div class={common.stack3}>
      <ul class={common.stack2}>
        {land.reasons.map(({ rule, because, colors = [] }) => (
          <li key={because}>
            <p>
              <TermText text={fillSentence(lands.reasons[because], colors)} />{' '}
              <LandlessRuleLink rule={rule} />
            </p>
          </li>
        ))}
      </ul>
      {land.rulings.length > 0 && (
        <>
          {land.name.kind !== 'itsOwn' && <p class={styles.label}>{lands.openQuestions}</p>}
          <RulingList rulings={land.rulings} />
        </>
      )}
    </div>
  );
}
