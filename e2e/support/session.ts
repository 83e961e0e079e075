import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { AUTH_COOKIE } from '../../src/common/browser/cookies';
import { DEMO_ACCOUNT, withoutDatabase } from '../../prove/support/builtServer';
import { outputDir, projectRoot, serverEnvironment, shopPort } from './addresses';

export interface Account {
  email: string;
  password: string;
}

/** The account that all journeys share: they sign in with it and change nothing of it. */
export const sharedAccount: Account = { email: DEMO_ACCOUNT.user, password: DEMO_ACCOUNT.password };

/** An account of a journey's own in the shared shop, made as the shop's owner makes one. */
export function newAccount(): Account {
  const account = { email: `staff-${randomUUID()}@angalink.example`, password: `a password ${randomUUID()}` };
  const { status, stderr } = spawnSync(
    process.execPath,
    ['dist/server/cli/staff.js', 'add', '--email', account.email, '--first-name', 'Amina', '--last-name', 'Otieno'],
    {
      cwd: projectRoot,
      input: `${account.password}\n`,
      encoding: 'utf8',
      env: { ...withoutDatabase(), ...serverEnvironment(shopPort, path.join(outputDir, 'data')) },
    },
  );
  if (status !== 0) throw new Error(`No account could be made: ${stderr}`);
  return account;
}

/** Signing in and out as somebody of the staff does it. */
export class Session {
  constructor(readonly page: Page) {}

  async fill({ email, password }: Account): Promise<void> {
    await this.page.getByLabel('Email or Phone').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
  }

  async press(): Promise<void> {
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  /** Opens an address of the staff as who is signed in: by way of the page to sign in on. */
  async signIn(account: Account = sharedAccount, to = '/dashboard'): Promise<void> {
    await this.page.goto(`/sign-in?from=${encodeURIComponent(to)}`);
    await this.fill(account);
    await this.press();
    await expect(this.page).toHaveURL(to);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.pressLogout();
    await expect(this.page).toHaveURL('/');
  }

  /** By the sidebar; on phones it stands behind More. */
  async pressLogout(): Promise<void> {
    const logout = this.page.getByRole('button', { name: 'Logout' });
    const more = this.page.getByRole('button', { name: 'More' });
    await expect(logout.or(more).first()).toBeVisible();
    if (!(await logout.isVisible())) await more.click();
    await logout.click();
  }

  /** The browser holds no cookie of a session any more. */
  async hasEnded(): Promise<void> {
    const cookies = await this.page.context().cookies();
    expect(cookies.filter(({ name }) => name === AUTH_COOKIE)).toEqual([]);
  }
}
