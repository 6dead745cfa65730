import { useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { allLaidCards, isSameSquare } from '../../../rules/planar/eternities-map/eternities-map';
import type { EternitiesMap, PlanarZone } from '../../../rules/planar/planar-state';
import { ExplanationLink } from '../../parts/rule/ExplanationLink';
import { ruleTopics } from '../../parts/rule/rule-topics';
import { TermText } from '../../parts/text/TermText';
import { useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import { MiniMap } from './lazy-mini-map';
import { MapBoard } from './MapBoard';
import styles from './MapSheet.module.css';
import { SquareText } from './SquareText';

interface MapSheetProps {
  planar: PlanarZone;
  map: EternitiesMap;
}

/** Lets players explore the map: the selected plane is in the center, with its text. */
export function MapSheet({ planar, map }: MapSheetProps) {
  const words = useWords();
  const [center, setCenter] = useState(map.at);
  return (
    <TableSheet title={<TermText text={words.map.title} isHeading />}>
      <div class={styles.map}>
        <div class={styles.overview}>
          <div class={styles.mini}>
            <MiniMap map={map} viewedSquare={center} />
          </div>
          <div class={styles.position}>
            <p>
              {words.map.onMap(allLaidCards(map).length)}
              {'\u00a0'}
              <ExplanationLink entry={ruleTopics.map} />
            </p>
            <Button disabled={isSameSquare(center, map.at)} onClick={() => setCenter(map.at)}>
              {words.map.recenter}
            </Button>
          </div>
        </div>
        <MapBoard
          planar={planar}
          map={map}
          center={center}
          ringCount={2}
          selected={center}
          onSelect={setCenter}
        />
        <div class={classNames(common.stack2, styles.text)}>
          <SquareText planar={planar} map={map} square={center} />
        </div>
      </div>
    </TableSheet>
  );
}
