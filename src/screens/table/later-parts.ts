/** What the table answers without: the card's text and picture, and what opens above the table. */
import { later } from '../parts/later';

const plane = later(async () => (await import('./PlaneFace')).PlaneFace);
const announcement = later(async () => (await import('./Announcement')).Announcement);
const badges = later(async () => (await import('./Badges')).Badges);
const reminders = later(async () => (await import('./Reminders')).Reminders);
const refusal = later(async () => (await import('./RefusalToast')).RefusalToast);
const seatMarks = later(async () => (await import('./SeatMarks')).SeatMarks);
const sheets = later(async () => (await import('./Sheets')).Sheets);

export const PlaneFace = plane.Component;
export const Announcement = announcement.Component;
export const Badges = badges.Component;
export const Reminders = reminders.Component;
export const RefusalToast = refusal.Component;
export const SeatMarks = seatMarks.Component;
export const Sheets = sheets.Component;

/** What stands in the strips above the table. */
export function fetchStrips(): Promise<unknown> {
  return Promise.all([badges.fetch(), reminders.fetch()]);
}

/** Ahead of the first tap that needs one of them. */
export function fetchTableParts(): Promise<unknown> {
  return Promise.all([
    ...[plane, announcement, badges, reminders, refusal, seatMarks, sheets].map((part) => part.fetch()),
    fetchDrawings(),
  ]);
}

/** What draws planes is no part of the entry, not even by name. */
async function fetchDrawings(): Promise<void> {
  const [{ painting }, { mapPicture }] = await Promise.all([
    import('../parts/PlaneArt'),
    import('./MiniMap'),
  ]);
  await Promise.all([painting.fetch(), mapPicture.fetch()]);
}
