import { createContext, type Provider } from 'preact';
import { useContext } from 'preact/hooks';

/** Creates a context without a default value: its provider, and the hook that reads it. */
export function createRequiredContext<Value extends object>(): readonly [
  provider: Provider<Value>,
  useValue: () => Value,
] {
  const context = createContext<Value | null>(null);
  return [
    context.Provider as Provider<Value>,
    () => {
      const value = useContext(context);
      if (!value) throw new Error('No provider');
      return value;
    },
  ];
}
