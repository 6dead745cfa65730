/** Display settings of phones that affect how much room text takes. */
import type { CDPSession, Page } from 'playwright-core';
import { TEST_FAMILIES } from '../../../scripts/test-browsers/test-fonts.mjs';

export interface PhoneDisplay {
  readonly width: number;
  readonly height: number;
  /** One of `TEST_FAMILIES`. */
  readonly family: string;
  /** The font scale in Android's settings; 2 means 200%. */
  readonly textScale: number;
  /** Whether all text is bold, a setting of Android and iOS. */
  readonly boldText: boolean;
}

export const screenSizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Every screen size with every family, at normal and double text size; every second one with bold text. */
export const phones: readonly PhoneDisplay[] = screenSizes.flatMap((size, column) =>
  TEST_FAMILIES.flatMap((family, row) =>
    [1, 2].map((textScale): PhoneDisplay => {
      return { ...size, family, textScale, boldText: (column + row + textScale) % 2 === 1 };
    }),
  ),
);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns a DevTools session for the settings of this page, which last as long as it is attached. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Applies the settings to the current page in Chromium. They are lost on reload. */
export async function setPhone(page: Page, phone: PhoneDisplay): Promise<void> {
  const { width, height, family, textScale, boldText } = phone;
  const devtools = await devtoolsOf(page);
  await devtools.send('Emulation.setEmulatedOSTextScale', { scale: textScale });
  await page.evaluate(
    async ([name, isBold]) => {
      const used = isBold ? `${name} bold text` : name;
      if (isBold && ![...document.fonts].some((face) => face.family.replaceAll('"', '') === used)) {
        const face = new FontFace(used, `local("${name} Bold")`, { weight: '1 1000' });
        document.fonts.add(await face.load());
      }
      document.documentElement.style.setProperty('--sans', `"${used}", sans-serif`);
    },
    [family, boldText] as const,
  );
  // Last, so that measurements after the resize use this font.
  await page.setViewportSize({ width, height });
}

export function describePhone({ width, height, family, textScale, boldText }: PhoneDisplay): string {
  return `${width} × ${height}, ${family}${boldText ? ' bold' : ''}${textScale === 1 ? '' : ` ${textScale * 100} %`}`;
}
