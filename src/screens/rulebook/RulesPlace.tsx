import { useEffect } from 'preact/hooks';
import { useSession } from '../../session/session';
import { RuleScreen } from './RuleScreen';
import { RulesScreen } from './RulesScreen';

/** The rulebook, or one entry of it. */
export function RulesPlace({ entry }: { entry: string | null }) {
  const { openRulebook } = useSession();
  useEffect(openRulebook, []);
  return entry === null ? <RulesScreen /> : <RuleScreen key={entry} id={entry} />;
}
