/** The plain opening of a page that needs no picture: a form, a list, a notice. */
export function PageTitle({ heading, text }: { heading: string; text?: string }) {
  return (
    <div className="container-page pt-14 pb-10 md:pt-20">
      <h1 className="max-w-3xl text-4xl">{heading}</h1>
      {text && <p className="mt-6 max-w-2xl text-lg">{text}</p>}
    </div>
  );
}
