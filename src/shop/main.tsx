import '../common/app/base.css';

/**
 * The program's large parts, each taken up in a task of its own: a slow phone needs 200 ms for all of them, and answers
 * a touch in between. They are in the first files already; nothing is fetched here.
 */
const parts: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '../common/app/reactDom'),
  () => import(/* webpackMode: "eager" */ '../common/state/store'),
  () => import(/* webpackMode: "eager" */ './app/App'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  const { startSite } = await import(/* webpackMode: "eager" */ './app/start');
  await startSite();
}

void start();
