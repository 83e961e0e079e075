/** Signals a process. @throws Error where there is none: to number 0 it would go to the whole group of this one */
export function signal(pid: number | null | undefined, name: NodeJS.Signals): void {
  if (!pid) throw new Error(`There is no process to send ${name} to.`);
  process.kill(pid, name);
}
