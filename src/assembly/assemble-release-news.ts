import { releaseNotes } from '../content/release-notes';
import { createReleaseNews, type ReleaseNews } from '../session/app/release-news';
import type { Settings } from '../session/preferences/settings';

export function assembleReleaseNews(settings: Settings, isNewcomer: boolean): ReleaseNews {
  return createReleaseNews({ notes: releaseNotes, settings, isNewcomer });
}
