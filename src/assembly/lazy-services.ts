import { memoizeAsync } from '../lib/memoize-async';
import type { moveForEncounter } from '../session/abilities/ability-moves';
import type { DeviceServices } from '../session/app/device-services';
import type { ReleaseNews } from '../session/app/release-news';
import type { CardIndex } from '../session/cards/card-index';
import type { CustomCards } from '../session/cards/custom-cards';
import type { LiveCatalog } from '../session/cards/live-catalog';
import type { Backups } from '../session/contexts/use-backups';
import type { PictureServices } from '../session/contexts/use-pictures';
import type { DeckImport } from '../session/decks/deck-import';
import type { Decks } from '../session/decks/decks';
import { type LazySignal, lazySignal } from '../session/lib/lazy-signal';
import type { Rulebook } from '../session/rulebook/rulebook';
import type { Terms } from '../session/rulebook/terms';

/** The services that the first paint does not need. */
export interface Services {
  readonly backups: Backups;
  readonly cardIndex: CardIndex;
  readonly catalog: LiveCatalog;
  readonly deckImport: DeckImport;
  readonly decks: Decks;
  readonly device: DeviceServices;
  readonly customCards: CustomCards;
  readonly moveForEncounter: typeof moveForEncounter;
  readonly pictures: PictureServices;
  readonly releaseNews: ReleaseNews;
  readonly rulebook: Rulebook;
  readonly terms: Terms;
}

export type LazyServices = { readonly [Name in keyof Services]: LazySignal<Services[Name]> };

/** Functions that fetch the chunk of a service and assemble the service. */
export type ServiceLoaders = { readonly [Name in keyof Services]: () => Promise<Services[Name]> };

export function createLazyServices(
  createLoaders: (services: LazyServices) => Promise<ServiceLoaders>,
  reportFailure: (error: unknown) => void,
): LazyServices {
  const loaders = memoizeAsync(() => createLoaders(services));
  const lazily = <Name extends keyof Services>(name: Name): LazySignal<Services[Name]> =>
    lazySignal(async () => (await loaders())[name](), reportFailure);
  const services: LazyServices = {
    backups: lazily('backups'),
    cardIndex: lazily('cardIndex'),
    catalog: lazily('catalog'),
    deckImport: lazily('deckImport'),
    decks: lazily('decks'),
    device: lazily('device'),
    customCards: lazily('customCards'),
    moveForEncounter: lazily('moveForEncounter'),
    pictures: lazily('pictures'),
    releaseNews: lazily('releaseNews'),
    rulebook: lazily('rulebook'),
    terms: lazily('terms'),
  };
  return services;
}
