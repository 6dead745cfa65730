import type { enDecks } from './en/decks';
import type { enDevice } from './en/device';
import type { enDownloads } from './en/downloads';
import { enElsewhere } from './en/elsewhere';
import type { enLands } from './en/lands';
import type { enLasting } from './en/lasting';
import type { enLog } from './en/log';
import type { enMeaning } from './en/meaning';
import type { enOwnCards } from './en/own-cards';
import type { enPictures } from './en/pictures';
import type { enPlay } from './en/play';
import type { enRules } from './en/rules';
import type { enSeating } from './en/seating';
import type { enSeats } from './en/seats';
import { enTable } from './en/table';
import type { enTelling } from './en/telling';
import type { enTravel } from './en/travel';

/** The interface's texts. Their shape is the type that other languages must satisfy. */
export const en = { ...enTable, ...enElsewhere };

export type TableWords = typeof enTable;
export type OtherWords = typeof enElsewhere;
export type DeckWords = typeof enDecks;
export type DeviceWords = typeof enDevice;
export type DownloadWords = typeof enDownloads;
export type LandWords = typeof enLands;
export type LastingWords = typeof enLasting;
export type LogWords = typeof enLog;
export type MeaningWords = typeof enMeaning;
export type PictureWords = typeof enPictures;
export type OwnCardWords = typeof enOwnCards;
export type PlayWords = typeof enPlay;
export type RulesWords = typeof enRules;
export type SeatingWords = typeof enSeating;
export type SeatWords = typeof enSeats;
export type TravelWords = typeof enTravel;
export type TellingWords = typeof enTelling;
export type Words = TableWords & OtherWords;
