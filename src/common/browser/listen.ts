type Events = WindowEventMap & DocumentEventMap;
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => void };

/**
 * Hears events by their names until what it returns is called.
 * @param target none hears nothing
 * @param options of all of them
 */
export function listen(
  target: EventTarget | null | undefined,
  listeners: Listeners,
  options?: AddEventListenerOptions,
): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const one of all) target?.addEventListener(...one, options);
  return () => {
    for (const one of all) target?.removeEventListener(...one, options);
  };
}
