import { classNames } from '../../../design/class-names';
import type { PlanarFace } from '../../../rules/planar/planar-die';
import { PlanarSymbol } from '../../parts/text/PlanarSymbol';
import styles from './DieCube.module.css';

/** How the blank sides are turned; the first is shown for a blank. */
const blankSides = ['y 90deg', 'y -90deg', 'x 90deg', 'x -90deg'];

interface DieCubeProps {
  /** Without one, it has not been rolled. */
  face: PlanarFace | undefined;
  /** Side length in pixels. */
  size: number;
  /** A class that moves the cube. */
  motionClass?: string | undefined;
}

/** Draws the planar die: the Planeswalker symbol opposite chaos, and four blank sides. */
export function DieCube({ face, size, motionClass }: DieCubeProps) {
  return (
    <span class={styles.scene} style={{ '--size': `${size}px` }} aria-hidden="true">
      <span class={classNames(styles.cube, styles[`show-${face}`], motionClass)}>
        <span class={`${styles.side} ${styles.planeswalk}`}>
          <PlanarSymbol name="planeswalker" />
        </span>
        <span class={`${styles.side} ${styles.chaos}`}>
          <PlanarSymbol name="chaos" />
        </span>
        {blankSides.map((rotate) => (
          <span key={rotate} class={styles.side} style={{ rotate }} />
        ))}
      </span>
    </span>
  );
}
