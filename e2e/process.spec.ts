import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contactCases } from '#tests/forms/form-cases/contact.ts';
import { freePort, isListening } from '#tests/support/ports.ts';

test.describe.configure({ mode: 'serial' });

const running = new Set<ChildProcess>();
const start = (env: Record<string, string>, command: string[] = ['npm', 'start', '--silent']) => {
  const [program, ...args] = command;
  const child = spawn(program as string, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group: a signal can be sent to npm alone, or on clean-up to everything that npm started.
    detached: true,
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (data) => {
    output.out += data;
  });
  child.stderr?.on('data', (data) => {
    output.err += data;
  });
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
  const ready = async () => expect.poll(() => output.out, { timeout: 60_000 }).toMatch(/ready at http/);
  return { child, output, ended, ready };
};
const freshFolder = () => mkdtempSync(join(tmpdir(), 'heliora-process-'));

test.afterEach(() => {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // No process of the group may remain.
    }
  }
  running.clear();
});

/** Kills npm alone while a form arrives, and returns the status line of the form's response. */
const killDuringRequest = async (site: ReturnType<typeof start>, PORT: string) => {
  const body = new URLSearchParams({ ...contactCases(Date.now).valid, form: 'contact' }).toString();
  const client = connect(Number(PORT), '127.0.0.1').setEncoding('utf8');
  let received = '';
  client.on('data', (text) => {
    received += text;
  });
  const closed = new Promise((done) => client.on('close', done));
  // The server sends 100 Continue when the request has reached it.
  client.write(
    `POST /contact-us HTTP/1.1\r\nHost: localhost:${PORT}\r\nExpect: 100-continue\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await expect.poll(() => received).toContain('100 Continue');
  client.write(body.slice(0, 20));

  site.child.kill('SIGKILL');
  await expect.poll(() => isListening(Number(PORT)), { timeout: 20_000 }).toBe(false);
  client.write(body.slice(20));
  await closed;
  await site.ended;
  return received.replace(/^HTTP\/1.1 100 Continue\s+/, '').split('\r\n')[0];
};

test('a server whose npm is killed sends the response under way and ends, and a new one serves and stops like any other', async ({
  request,
}) => {
  test.slow();
  const env = { PORT: String(await freePort()), DATA_DIR: freshFolder() };
  const url = `http://localhost:${env.PORT}`;

  await test.step('after kill -9 of npm alone the form under way gets its response, and the port is free', async () => {
    const killed = start(env);
    await killed.ready();
    expect(await killDuringRequest(killed, env.PORT)).toBe('HTTP/1.1 200 OK');
  });

  const site = start(env);
  await test.step('after kill -9 a new process starts on the same port and data', async () => {
    await site.ready();
  });

  await test.step('it prints its URL, then how to invite the first member, is healthy, drains on SIGTERM to npm alone and exits 0', async () => {
    await expect
      .poll(() => site.output.out.trim().split('\n'))
      .toEqual([
        expect.stringMatching(new RegExp(`^Heliora \\S+ is ready at ${url}$`)),
        expect.stringContaining('npm run operator -- staff invite ana@example.com --role Corporate'),
      ]);
    const [, build] = /^Heliora (\S+)/.exec(site.output.out) ?? [];
    expect(await (await request.get(`${url}/healthz`)).text()).toBe(`ok ${build}`);
    expect((await request.get(`${url}/readyz`)).headers()['x-build']).toBe(build);
    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);
  });
});

test('a setting that cannot be used stops the start with one line that names it', async () => {
  const map = join(freshFolder(), 'map.json');
  writeFileSync(map, '{"locations": {"900": "atlantis"}}');
  const end = async (env: Record<string, string>) => {
    const site = start({ PORT: String(await freePort()), DATA_DIR: freshFolder(), ...env }, [
      'node',
      'scripts/start.mjs',
    ]);
    return [await site.ended, site.output.err.trim()];
  };
  // server/env.test.ts tests every setting with its invalid values. PORT is read by the program, BOOKING_MAP
  // by the built site.
  const [port, unknownStudio] = await Promise.all([
    end({ PORT: 'abc' }),
    end({
      BOOKING_PROVIDER: 'mariana-tek',
      BOOKING_URL: 'https://tenant.example/api/customer/v1',
      BOOKING_MAP: map,
    }),
  ]);
  // One line: a dot does not match a line break.
  expect(port).toEqual([1, expect.stringMatching(/^.*PORT.*abc.*$/)]);
  expect(unknownStudio).toEqual([
    1,
    'BOOKING_MAP cannot be used: locations.900: our list of studios has no "atlantis".',
  ]);
});
