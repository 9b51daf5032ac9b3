import './styles/layers.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './root.js';
import { loadMessages, preferredLanguage } from './texts/messages.js';

const language = preferredLanguage();
document.documentElement.lang = language;

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no root element.');
const messages = await loadMessages(language);
createRoot(element).render(
  <StrictMode>
    <Root messages={messages} />
  </StrictMode>,
);
