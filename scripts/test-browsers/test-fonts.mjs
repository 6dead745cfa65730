// The fonts that test browsers use, whatever is installed on the machine: docs/decisions/test-fonts.md.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the font packages. */
export const FONT_PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

const CACHE = join(FONT_PACKAGES, '.cache/test-fonts');

/**
 * Families by their CSS names: the two of most Android phones, a narrow, a wide and a serif one.
 * @type {Readonly<Record<string, readonly [regular: string, bold: string]>>}
 */
const FILES = {
  Roboto: expoFontFiles('roboto', 'Roboto'),
  'Noto Sans': expoFontFiles('noto-sans', 'NotoSans'),
  'PT Sans Narrow': expoFontFiles('pt-sans-narrow', 'PTSansNarrow'),
  'PT Serif': expoFontFiles('pt-serif', 'PTSerif'),
  'DejaVu Sans': ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
};

export const TEST_FAMILIES = Object.keys(FILES);

/** The system font; `TEST_FONT='DejaVu Sans' npm test` uses another one. */
export const SYSTEM_FAMILY = process.env.TEST_FONT ?? 'Roboto';

/** The font for `serif`. */
export const SERIF_FAMILY = 'PT Serif';

/**
 * @param {string} folder
 * @param {string} file
 * @returns {[string, string]}
 */
function expoFontFiles(folder, file) {
  const path = `@expo-google-fonts/${folder}`;
  return [`${path}/400Regular/${file}_400Regular.ttf`, `${path}/700Bold/${file}_700Bold.ttf`];
}

/**
 * The environment for a browser that knows only these families, one of them as the system font.
 * @param {string} [family]
 * @returns {{ FONTCONFIG_FILE: string }}
 */
export function fontEnvironment(family = SYSTEM_FAMILY) {
  if (!(family in FILES)) throw new Error(`${family} is none of the test fonts: ${TEST_FAMILIES.join(', ')}`);
  const path = join(CACHE, `${family.replaceAll(' ', '-')}.conf`);
  const wanted = fontconfig(family);
  if (textOf(path) !== wanted) {
    mkdirSync(CACHE, { recursive: true });
    // Another test may be reading the file at this moment.
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, wanted);
    renameSync(unfinished, path);
  }
  return { FONTCONFIG_FILE: path };
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** @param {string} family */
function fontconfig(family) {
  const files = Object.values(FILES)
    .flat()
    .map((file) => join(FONT_PACKAGES, file));
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`).join('\n')}
  <cachedir>${escapeXml(join(CACHE, 'cache'))}</cachedir>
  <selectfont>
    <rejectfont><glob>*</glob></rejectfont>
${files.map((file) => `    <acceptfont><glob>${escapeXml(file)}</glob></acceptfont>`).join('\n')}
  </selectfont>
${['system-ui', 'ui-sans-serif', 'sans-serif', 'sans'].map((name) => alias(name, family)).join('\n')}
${alias('serif', SERIF_FAMILY)}
  <!-- Chromium asks for system-ui without any family. -->
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${family}</string></edit>
  </match>
  <!-- Phones do not hint either: letters are as wide as the font says. -->
  <match target="font">
    <edit name="hinting"><bool>false</bool></edit>
    <edit name="hintstyle"><const>hintnone</const></edit>
  </match>
</fontconfig>
`;
}

/**
 * @param {string} name
 * @param {string} family
 */
function alias(name, family) {
  return `  <match target="pattern">
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>
  </match>`;
}

/** @param {string} text */
function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
