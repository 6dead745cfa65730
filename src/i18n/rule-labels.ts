/** Labels beside a rule in its own language: with both languages side by side, each column uses its own. */
export const ruleLabels = {
  example: { en: 'Example', ru: 'Пример' },
  changed: { en: 'In older texts', ru: 'В старых текстах' },
} as const;
