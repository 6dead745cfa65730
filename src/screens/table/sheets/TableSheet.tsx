import type { ComponentProps } from 'preact';
import { Sheet } from '../../../design/Sheet';
import { RefusalToast } from '../../parts/rule/RefusalToast';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import type { OpenSheet } from './open-sheet';

interface TableSheetProps extends Omit<ComponentProps<typeof Sheet>, 'closeLabel' | 'onClose'> {
  /** The sheet that takes its place when it is closed, if any. */
  behind?: OpenSheet | null;
}

/** A sheet above the table; opening another one replaces it. */
export function TableSheet({ behind = null, children, ...props }: TableSheetProps) {
  const words = useWords();
  const { setOpenSheet } = useTableScreen();
  return (
    <Sheet {...props} closeLabel={words.close} onClose={() => setOpenSheet(behind)}>
      {children}
      {/* Without a sheet, the table shows it. */}
      <RefusalToast />
    </Sheet>
  );
}
