/** Pressing controls of the rendered page by their accessible names. */
import { waitUntilSettled } from './page-in-node';

const PRESSABLE = 'button, input, summary';

function nameOf(element: Element): string {
  if (element.matches('.reminders .openButton')) return 'the reminders';
  const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent;
  const question = element.matches('[type=radio]')
    ? element.closest('fieldset')?.querySelector('legend')
    : null;
  return `${question ? `${question.textContent} ` : ''}${label ?? element.textContent}`.trim();
}

/** Returns the text of an element without links to rules and explanations, which are not part of a sentence. */
export function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const link of copy?.querySelectorAll('a') ?? []) link.remove();
  return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns the frontmost element: an open sheet covers the table. */
export function frontmostElement(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

export function pressableLabels(area: Element): readonly string[] {
  return [...area.querySelectorAll(PRESSABLE)].filter((control) => !control.matches(':disabled')).map(nameOf);
}

/** Returns a function that finds the ability with this button on a card of the table, by the card's id there. */
export const abilityElementWith = (card: string, label: string) => (): Element => {
  const elements = [...document.querySelectorAll(`[data-card="${card}"] li`)];
  return elements.find((element) => pressableLabels(element).includes(label)) ?? document.createElement('li');
};

/** Returns a label without its number of presses. */
export function labelWithoutCount(label: string): string {
  return label.replace(/ ×\d+$/, '');
}

/** Presses the only control with this name; "name ×3" presses it three times. */
export async function press(label: string, area = frontmostElement): Promise<void> {
  const [, name = label, times = '1'] = label.match(/^(.*) ×(\d+)$/) ?? [];
  for (let time = 0; time < Number(times); time++) {
    const found = [...area().querySelectorAll<HTMLButtonElement>(PRESSABLE)].filter(
      (one) => nameOf(one) === name,
    );
    const [element, ...others] = found;
    if (!element || others.length > 0)
      throw new Error(`${found.length} × "${name}" among ${pressableLabels(area()).join(' | ')}`);
    if (element.disabled || element.getAttribute('aria-disabled') === 'true')
      throw new Error(`"${name}" cannot be pressed`);
    element.click();
    await waitUntilSettled();
  }
}
