import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import { app } from './state/app.svelte';

mount(App, { target: document.getElementById('app')! });
void app.start();
