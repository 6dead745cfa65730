import type { ComponentProps } from 'preact';
import { Sheet } from '../../../design/Sheet';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';

/** A sheet above the table; opening another one replaces it. */
export function TableSheet(props: Omit<ComponentProps<typeof Sheet>, 'closeLabel' | 'onClose'>) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  return <Sheet {...props} closeLabel={words.close} onClose={() => setOpenSheet(null)} />;
}
