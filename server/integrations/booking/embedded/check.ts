/** The output of `operator booking check` for the embedded provider. */
export async function* checkEmbedded(): AsyncGenerator<string> {
  yield 'Nothing to check: BOOKING_PROVIDER is embedded. Classes come from our own tables, and no other system is asked.\n';
}
