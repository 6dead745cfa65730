import { useEffect } from 'preact/hooks';
import { useRulebook } from '../../session/contexts/use-rulebook';
import { RulesScreen } from './RulebookScreen';
import { RuleScreen } from './RuleScreen';

/** The rulebook, or one of its entries. */
export function RulesPlace({ entry }: { entry: string | null }) {
  const { rulebook } = useRulebook();
  useEffect(rulebook.request, []);
  return entry === null ? <RulesScreen /> : <RuleScreen key={entry} id={entry} />;
}
