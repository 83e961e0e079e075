import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { programEnvironment } from '../../database/embedded/cluster';
import { unavailable } from '../../errors';
import { ownProgram, PROJECT_ROOT } from '../../projectRoot';
import type { Job, Outcome, SignOfLife } from './job';

const PROGRAM = ownProgram('media/encoder/main');
/** What a process is given, in milliseconds. */
export interface Patience {
  /** For one job; beyond it the process counts as stuck. */
  job: number;
  /** Without a sign of life during a job; the same. */
  silence: number;
  /** Without a job; beyond it the process ends, and its memory returns to the system. */
  idle: number;
}

/** How a process ended by itself, for the log. */
export interface EncoderDeath {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The encoder's process: started with the first job, ended after the last, and restarted where it died. */
export class EncoderProcess {
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly onDeath: (death: EncoderDeath) => void,
    private readonly patience: Patience,
    private readonly niceness: number,
  ) {}

  /** Of the process; null while there is none. */
  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /**
   * Runs a job, the only one at a time.
   * @param signal ends the process when it aborts: nothing less stops a decoder
   * @throws ApiError 503 when the process dies or takes too long
   */
  run(job: Job, signal?: AbortSignal): Promise<Outcome> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        clearTimeout(silence);
        signal?.removeEventListener('abort', giveUp);
        child.off('message', hear).off('exit', fail).off('error', fail);
        act();
      };
      const hear = (outcome: Outcome | SignOfLife) => {
        if (outcome === 'alive') return void silence.refresh();
        this.idle = setTimeout(() => this.end(), this.patience.idle).unref();
        settle(() => resolve(outcome));
      };
      const fail = () => {
        this.end();
        settle(() => reject(unavailable()));
      };
      const giveUp = () => {
        this.end();
        settle(() => reject(signal?.reason as Error));
      };
      const timer = setTimeout(fail, this.patience.job).unref();
      const silence = setTimeout(fail, this.patience.silence).unref();
      signal?.addEventListener('abort', giveUp);
      child.on('message', hear).on('exit', fail).on('error', fail);
      // It was not started, for want of memory or of open files, and may have no channel to send by.
      if (child.pid === undefined) return fail();
      child.send(job, (error) => error && fail());
    });
  }

  /** Ends the process; a job that it is at fails. */
  end(): void {
    clearTimeout(this.idle);
    // Node would signal this server's whole group in place of a process that was not started.
    if (this.child?.pid !== undefined) this.child.kill('SIGKILL');
    this.child = null;
  }

  private start(): ChildProcess {
    const child = fork(PROGRAM.file, {
      cwd: PROJECT_ROOT,
      execArgv: PROGRAM.execArgv,
      // What decodes strangers' bytes knows no secret.
      env: programEnvironment(),
      // Pictures travel as bytes.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (this.child === child) this.child = null;
    };
    child.on('error', forget).on('exit', (code, signal) => {
      if (this.child === child) this.onDeath({ code, signal });
      forget();
    });
    // Neither keeps a server from ending.
    child.unref();
    child.channel?.unref();
    lowerPriority(child, this.niceness);
    return child;
  }
}

/** At once, since a thread has the priority of the one that started it. */
function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
