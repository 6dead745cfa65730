import { useEffect } from 'preact/hooks';
import { useRulebook } from '../../session/contexts/use-rulebook';
import { RulebookScreen } from './RulebookScreen';
import { RuleScreen } from './RuleScreen';

/** The rulebook, or one of its entries. */
export function RulebookPlace({ entry }: { entry: string | null }) {
  const { rulebook } = useRulebook();
  useEffect(rulebook.request, []);
  return entry === null ? <RulebookScreen /> : <RuleScreen key={entry} id={entry} />;
}
