export const missingWords = {
  title: 'Nothing here',
  text: 'This does not exist, or it belongs to another studio.',
  home: 'Back to home',
};

export const failedWords = {
  title: 'That did not work',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  crossSite:
    'This form came from another site, so we did nothing. Open the page again and send it from there.',
  unusable: 'We could not read this form. Open the page again and send it from there.',
  home: 'Back to home',
};
