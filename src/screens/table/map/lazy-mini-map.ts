import { lazyComponent } from '../../parts/lazy-component';

/** The small map, loaded on demand because its colors come from the drawn planes. */
export const MiniMap = lazyComponent(async () => (await import(/* in screens */ './MiniMap')).MiniMap);
