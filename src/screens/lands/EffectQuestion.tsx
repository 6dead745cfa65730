import { useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import common from '../../design/common.module.css';
import { Select } from '../../design/Select';
import {
  type CardCharacteristics,
  type CardType,
  cardTypes,
} from '../../rules/landless/card-characteristics';
import { type EffectKind, effectAnswer, effectKinds, isTypeNeeded } from '../../rules/landless/effects';
import { useScreenMemory } from '../../session/contexts/use-screen-memory';
import type { SavedLandlessForm } from '../../settings/saved-settings';
import { Disclosure } from '../parts/field/Disclosure';
import { TermText } from '../parts/text/TermText';
import { useWords } from '../parts/words';
import { LandCard } from './LandCard';
import { LandlessRuleLink } from './LandlessRuleLink';
import styles from './LandsScreen.module.css';
import { fillSentence } from './land-words';
import { RulingList } from './RulingList';

const createLastQuestion = (): { kind: EffectKind } => ({ kind: 'isLand' });

/** A choice of effects of other cards, and whether the chosen one finds this card. */
export function EffectQuestion({
  card,
  ruleSet,
  houseRules,
  onPickCardType,
}: { card: CardCharacteristics; onPickCardType: (type: CardType) => void } & Pick<
  SavedLandlessForm,
  'ruleSet' | 'houseRules'
>) {
  const { lands } = useWords();
  const lastQuestion = useScreenMemory(createLastQuestion);
  const [kind, setKind] = useState(lastQuestion.kind);
  const answer = effectAnswer(card, ruleSet, kind, houseRules);
  return (
    <Disclosure title={lands.effects} restoreKey="effects" class={styles.answerDisclosure}>
      <div class={common.stack3}>
        <Select
          label={lands.effects}
          value={kind}
          options={effectKinds.map((value) => ({ value, name: lands.effectKinds[value].name }))}
          onChange={(value) => {
            lastQuestion.kind = value;
            setKind(value);
          }}
        />
        <p class={common.note}>{lands.effectKinds[kind].example}</p>
        {isTypeNeeded(card, ruleSet, kind, houseRules) ? (
          <fieldset class={classNames(common.row, styles.choices)}>
            <legend class={styles.label}>{lands.askType}</legend>
            {cardTypes.map((type) => (
              <Button key={type} onClick={() => onPickCardType(type)}>
                {lands.typeNames[type]}
              </Button>
            ))}
          </fieldset>
        ) : (
          <p class={styles.answer} data-fits={answer.matchResult}>
            <strong>
              {
                lands.matchAnswers[
                  answer.matchResult === 'depends' ? 'depends' : answer.matchResult ? 'yes' : 'no'
                ]
              }
              .
            </strong>{' '}
            <TermText text={fillSentence(lands.because[answer.because], answer.colors)} />{' '}
            <LandlessRuleLink rule={answer.rule} />
          </p>
        )}
        {answer.lands.map((land) => (
          <LandCard key={land.landTypes.join()} land={land} small />
        ))}
        <RulingList rulings={answer.rulings} />
      </div>
    </Disclosure>
  );
}
