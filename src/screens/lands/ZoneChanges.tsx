import { Fragment } from 'preact';
import common from '../../design/common.module.css';
import type { RuleSet, Ruling } from '../../rules/landless/land';
import { zoneChanges } from '../../rules/landless/zone-changes';
import { TermText } from '../parts/text/TermText';
import { useWords } from '../parts/words';
import { LandlessRuleLink } from './LandlessRuleLink';
import styles from './LandsScreen.module.css';
import { RulingList } from './RulingList';

/** A table of what the card becomes in each zone. A ruling about several of them follows once, below the table. */
export function ZoneChanges({ ruleSet }: { ruleSet: RuleSet }) {
  const { lands } = useWords();
  const changes = zoneChanges(ruleSet);
  const isShared = (ruling: Ruling) => changes.filter(({ rulings }) => rulings.includes(ruling)).length > 1;
  const sharedRulings = [...new Set(changes.flatMap(({ rulings }) => rulings.filter(isShared)))];
  return (
    <section class={common.stack3}>
      <h2>{lands.zones}</h2>
      <table class={styles.zones}>
        <tbody>
          {changes.map(({ event, outcome, rule, rulings }) => (
            <Fragment key={event}>
              <tr>
                <th scope="row">{lands.events[event]}</th>
                <td>
                  <p>
                    <TermText text={lands.outcomes[outcome]} /> <LandlessRuleLink rule={rule} />
                  </p>
                </td>
              </tr>
              {!rulings.every(isShared) && (
                <tr class={styles.zoneRulings}>
                  <td colSpan={2}>
                    <RulingList rulings={rulings.filter((ruling) => !isShared(ruling))} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {sharedRulings.length > 0 && <RulingList rulings={sharedRulings} />}
    </section>
  );
}
