import type { ComponentProps } from 'preact';
import { Sheet } from '../../../design/Sheet';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import type { OpenSheet } from './open-sheet';

interface TableSheetProps extends Omit<ComponentProps<typeof Sheet>, 'closeLabel' | 'onClose'> {
  /** The sheet that takes its place when it is closed, if any. */
  behind?: OpenSheet | null;
}

/** A sheet above the table; opening another one replaces it. */
export function TableSheet({ behind = null, ...props }: TableSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  return <Sheet {...props} closeLabel={words.close} onClose={() => setOpenSheet(behind)} />;
}
