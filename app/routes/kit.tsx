import { Section } from '#app/components/ui/section.tsx';
export default function Kit() {
  return <Section>kit</Section>;
}
