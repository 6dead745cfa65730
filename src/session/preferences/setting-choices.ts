/**
 * The choices of settings, for the screens. Their types come from the lists of the store, so that both stay in sync.
 */
import type {
  dice as StoredDice,
  facings as StoredFacings,
  firstViews as StoredFirstViews,
  landViews as StoredLandViews,
  panelLayouts as StoredPanelLayouts,
  textSizes as StoredTextSizes,
  themes as StoredThemes,
} from '../../storage/settings/saved-settings';

export const themes: typeof StoredThemes = ['phone', 'dark', 'light'];
export const facings: typeof StoredFacings = ['one', 'two', 'four'];
export const panelLayouts: typeof StoredPanelLayouts = ['twoSides', 'fourSides', 'upright'];
export const dice: typeof StoredDice = ['app', 'table'];
export const firstViews: typeof StoredFirstViews = ['picture', 'text'];
export const landViews: typeof StoredLandViews = ['card', 'list', 'aids'];
export const textSizes: typeof StoredTextSizes = ['normal', 'large', 'largest'];

export type Facing = (typeof facings)[number];
export type TextSize = (typeof textSizes)[number];
