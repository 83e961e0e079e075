/** Labels of a figure, and its value. */
export type Sample = readonly [labels: Readonly<Record<string, string | number>>, value: number, suffix?: string];

/** Figures of one name, in Prometheus's text format (prometheus.io/docs/instrumenting/exposition_formats). */
export function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: Iterable<Sample>,
): string {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
  for (const [labels, value, suffix = ''] of samples) {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(String(text))}"`);
    lines.push(`${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`);
  }
  return `${lines.join('\n')}\n`;
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
