"""The Druids of Edora (alea / Ravensburger 2025): dice on 24 cult places, paid for with provisions."""
