import { SMTPServer } from 'smtp-server';
import { listen } from '#tests/support/ports.ts';

export type SmtpBehavior = 'well' | 'busy' | 'refusing' | 'silent' | 'choosy';

type SmtpReply = Error & { responseCode?: number };
const reply = (code: number, text: string): SmtpReply =>
  Object.assign(new Error(text), { responseCode: code });

/** An SMTP server that records what it receives; a test chooses how it behaves. */
export const startFakeSmtp = async () => {
  const received: { from: string; to: string[]; source: string }[] = [];
  const state: { behavior: SmtpBehavior } = { behavior: 'well' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address: email }, _session, done) => {
      if (state.behavior === 'choosy' && email.startsWith('gone.'))
        return done(reply(550, '5.1.1 no such user'));
      if (state.behavior === 'busy') return done(reply(451, '4.3.0 try again later'));
      if (state.behavior === 'refusing') return done(reply(550, '5.1.1 no such user'));
      if (state.behavior === 'silent') return;
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  const { port } = await listen(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    behave: (behavior: SmtpBehavior) => {
      state.behavior = behavior;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
