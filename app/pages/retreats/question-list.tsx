import { AccordionItem } from '#app/components/ui/accordion.tsx';
import { Section } from '#app/components/ui/section.tsx';

type Props = {
  id: string;
  heading: string;
  questions: readonly { id: string; question: string; answer: string }[];
};

/** A few questions of one page; the heading beside them is sticky. */
export function QuestionList({ id, heading, questions }: Props) {
  return (
    <Section labelledBy={id}>
      <div className="grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        <h2 id={id} className="text-3xl lg:sticky lg:top-[calc(var(--navbar-height)+3rem)] lg:self-start">
          {heading}
        </h2>
        <div className="border-t border-current/20">
          {questions.map(({ id: name, question, answer }) => (
            <AccordionItem key={name} id={name} title={question} group={id}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </div>
      </div>
    </Section>
  );
}
