/** One line that says how far the work is and how long it will take. */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

export const progress = (title, total) => {
  const start = Date.now();
  let done = 0;
  const draw = (label) => {
    const spent = (Date.now() - start) / 1000;
    const left = done ? `${clock((spent / done) * (total - done))} left` : 'estimating';
    const bar = '█'.repeat(Math.round((done / total) * 24)).padEnd(24, '░');
    const line = `${title} ${bar} ${done}/${total} · ${left} · ${label}`;
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
  return {
    step(label) {
      done++;
      draw(label);
    },
    end() {
      if (process.stdout.isTTY) process.stdout.write('\n');
    },
  };
};
